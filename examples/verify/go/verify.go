package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"regexp"
	"strconv"
	"time"
)

var header = regexp.MustCompile(`\At=([0-9]{1,15}),v1=([0-9a-f]{64})\z`)

// isGenuine takes the bytes as received (io.ReadAll of the body), before any JSON parser touched them.
func isGenuine(rawBody []byte, signatures []string, secret string) bool {
	for _, signature := range signatures {
		match := header.FindStringSubmatch(signature)
		if match == nil {
			continue
		}
		mac := hmac.New(sha256.New, []byte(secret))
		mac.Write([]byte(match[1] + "."))
		mac.Write(rawBody)
		v1, _ := hex.DecodeString(match[2])
		t, _ := strconv.ParseInt(match[1], 10, 64)
		age := time.Now().Unix() - t
		if hmac.Equal(mac.Sum(nil), v1) && age <= 300 && age >= -300 {
			return true
		}
	}
	return false
}

func main() {
	rawBody, err := io.ReadAll(os.Stdin)
	if err != nil {
		panic(err)
	}
	signatures := []string{os.Getenv("SIGNATURE"), os.Getenv("SIGNATURE_PREVIOUS")}
	if !isGenuine(rawBody, signatures, os.Getenv("WEBHOOK_SECRET")) {
		fmt.Println("invalid")
		os.Exit(1)
	}
	fmt.Println("valid")
}
