using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

using var input = Console.OpenStandardInput();
using var rawBody = new MemoryStream();
input.CopyTo(rawBody);
string?[] signatures =
{
    Environment.GetEnvironmentVariable("SIGNATURE"),
    Environment.GetEnvironmentVariable("SIGNATURE_PREVIOUS"),
};
var secret = Environment.GetEnvironmentVariable("WEBHOOK_SECRET")!;
var isValid = IsGenuine(rawBody.ToArray(), signatures, secret);
Console.WriteLine(isValid ? "valid" : "invalid");
return isValid ? 0 : 1;

// rawBody: the bytes as received, before any JSON parser touched them.
static bool IsGenuine(byte[] rawBody, string?[] signatures, string secret)
{
    foreach (var signature in signatures)
    {
        var match = Regex.Match(signature ?? "", @"\At=([0-9]{1,15}),v1=([0-9a-f]{64})\z");
        if (!match.Success) continue;
        var t = match.Groups[1].Value;
        byte[] signed = [.. Encoding.ASCII.GetBytes(t + "."), .. rawBody];
        var expected = HMACSHA256.HashData(Encoding.UTF8.GetBytes(secret), signed);
        var received = Convert.FromHexString(match.Groups[2].Value);
        var age = DateTimeOffset.UtcNow.ToUnixTimeSeconds() - long.Parse(t);
        if (CryptographicOperations.FixedTimeEquals(expected, received) && Math.Abs(age) <= 300) return true;
    }
    return false;
}
